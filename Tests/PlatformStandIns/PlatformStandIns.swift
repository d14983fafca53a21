// Types with the names of types in SwiftUI, UIKit, AppKit, Core Graphics and Core Text, which apps
// import beside Weft.

/// Stands in for a platform's `Alignment`.
public struct Alignment: Sendable {}
/// Stands in for a platform's `Angle`.
public struct Angle: Sendable {}
/// Stands in for a platform's `Animation`.
public struct Animation: Sendable {}
/// Stands in for a platform's `AnyLayout`.
public struct AnyLayout: Sendable {}
/// Stands in for a platform's `AnyShape`.
public struct AnyShape: Sendable {}
/// Stands in for a platform's `AnyShapeStyle`.
public struct AnyShapeStyle: Sendable {}
/// Stands in for a platform's `AnyTransition`.
public struct AnyTransition: Sendable {}
/// Stands in for a platform's `AnyView`.
public struct AnyView: Sendable {}
/// Stands in for a platform's `App`.
public struct App: Sendable {}
/// Stands in for a platform's `AppStorage`.
public struct AppStorage: Sendable {}
/// Stands in for a platform's `AsyncImage`.
public struct AsyncImage: Sendable {}
/// Stands in for a platform's `Axis`.
public struct Axis: Sendable {}
/// Stands in for a platform's `Binding`.
public struct Binding: Sendable {}
/// Stands in for a platform's `BlendMode`.
public struct BlendMode: Sendable {}
/// Stands in for a platform's `Button`.
public struct Button: Sendable {}
/// Stands in for a platform's `ButtonStyle`.
public struct ButtonStyle: Sendable {}
/// Stands in for a platform's `CALayer`.
public struct CALayer: Sendable {}
/// Stands in for a platform's `CATransaction`.
public struct CATransaction: Sendable {}
/// Stands in for a platform's `CATransform3D`.
public struct CATransform3D: Sendable {}
/// Stands in for a platform's `CGAffineTransform`.
public struct CGAffineTransform: Sendable {}
/// Stands in for a platform's `CGColor`.
public struct CGColor: Sendable {}
/// Stands in for a platform's `CGFloat`.
public struct CGFloat: Sendable {}
/// Stands in for a platform's `CGPoint`.
public struct CGPoint: Sendable {}
/// Stands in for a platform's `CGRect`.
public struct CGRect: Sendable {}
/// Stands in for a platform's `CGSize`.
public struct CGSize: Sendable {}
/// Stands in for a platform's `CGVector`.
public struct CGVector: Sendable {}
/// Stands in for a platform's `CTFont`.
public struct CTFont: Sendable {}
/// Stands in for a platform's `CTLine`.
public struct CTLine: Sendable {}
/// Stands in for a platform's `Canvas`.
public struct Canvas: Sendable {}
/// Stands in for a platform's `Capsule`.
public struct Capsule: Sendable {}
/// Stands in for a platform's `Circle`.
public struct Circle: Sendable {}
/// Stands in for a platform's `Color`.
public struct Color: Sendable {}
/// Stands in for a platform's `ColorScheme`.
public struct ColorScheme: Sendable {}
/// Stands in for a platform's `ContentMode`.
public struct ContentMode: Sendable {}
/// Stands in for a platform's `ContentSizeCategory`.
public struct ContentSizeCategory: Sendable {}
/// Stands in for a platform's `CoordinateSpace`.
public struct CoordinateSpace: Sendable {}
/// Stands in for a platform's `CustomHierarchicalShapeStyle`.
public struct CustomHierarchicalShapeStyle: Sendable {}
/// Stands in for a platform's `Dimension`.
public struct Dimension: Sendable {}
/// Stands in for a platform's `DisclosureGroup`.
public struct DisclosureGroup: Sendable {}
/// Stands in for a platform's `DynamicTypeSize`.
public struct DynamicTypeSize: Sendable {}
/// Stands in for a platform's `Edge`.
public struct Edge: Sendable {}
/// Stands in for a platform's `EdgeInsets`.
public struct EdgeInsets: Sendable {}
/// Stands in for a platform's `EditMode`.
public struct EditMode: Sendable {}
/// Stands in for a platform's `Ellipse`.
public struct Ellipse: Sendable {}
/// Stands in for a platform's `EllipticalGradient`.
public struct EllipticalGradient: Sendable {}
/// Stands in for a platform's `EmptyView`.
public struct EmptyView: Sendable {}
/// Stands in for a platform's `Environment`.
public struct Environment: Sendable {}
/// Stands in for a platform's `EnvironmentKey`.
public struct EnvironmentKey: Sendable {}
/// Stands in for a platform's `EnvironmentObject`.
public struct EnvironmentObject: Sendable {}
/// Stands in for a platform's `EnvironmentValues`.
public struct EnvironmentValues: Sendable {}
/// Stands in for a platform's `EquatableView`.
public struct EquatableView: Sendable {}
/// Stands in for a platform's `EventModifiers`.
public struct EventModifiers: Sendable {}
/// Stands in for a platform's `FetchRequest`.
public struct FetchRequest: Sendable {}
/// Stands in for a platform's `FillStyle`.
public struct FillStyle: Sendable {}
/// Stands in for a platform's `FocusState`.
public struct FocusState: Sendable {}
/// Stands in for a platform's `Font`.
public struct Font: Sendable {}
/// Stands in for a platform's `ForEach`.
public struct ForEach: Sendable {}
/// Stands in for a platform's `Form`.
public struct Form: Sendable {}
/// Stands in for a platform's `GeometryProxy`.
public struct GeometryProxy: Sendable {}
/// Stands in for a platform's `GeometryReader`.
public struct GeometryReader: Sendable {}
/// Stands in for a platform's `Gesture`.
public struct Gesture: Sendable {}
/// Stands in for a platform's `Glass`.
public struct Glass: Sendable {}
/// Stands in for a platform's `Gradient`.
public struct Gradient: Sendable {}
/// Stands in for a platform's `GraphicsContext`.
public struct GraphicsContext: Sendable {}
/// Stands in for a platform's `Grid`.
public struct Grid: Sendable {}
/// Stands in for a platform's `GridItem`.
public struct GridItem: Sendable {}
/// Stands in for a platform's `GridRow`.
public struct GridRow: Sendable {}
/// Stands in for a platform's `Group`.
public struct Group: Sendable {}
/// Stands in for a platform's `GroupBox`.
public struct GroupBox: Sendable {}
/// Stands in for a platform's `HStack`.
public struct HStack: Sendable {}
/// Stands in for a platform's `HStackLayout`.
public struct HStackLayout: Sendable {}
/// Stands in for a platform's `HorizontalAlignment`.
public struct HorizontalAlignment: Sendable {}
/// Stands in for a platform's `HorizontalEdge`.
public struct HorizontalEdge: Sendable {}
/// Stands in for a platform's `Image`.
public struct Image: Sendable {}
/// Stands in for a platform's `ImageRenderer`.
public struct ImageRenderer: Sendable {}
/// Stands in for a platform's `InsettableShape`.
public struct InsettableShape: Sendable {}
/// Stands in for a platform's `KeyPress`.
public struct KeyPress: Sendable {}
/// Stands in for a platform's `Label`.
public struct Label: Sendable {}
/// Stands in for a platform's `Layout`.
public struct Layout: Sendable {}
/// Stands in for a platform's `LayoutDirection`.
public struct LayoutDirection: Sendable {}
/// Stands in for a platform's `LayoutProperties`.
public struct LayoutProperties: Sendable {}
/// Stands in for a platform's `LayoutSubview`.
public struct LayoutSubview: Sendable {}
/// Stands in for a platform's `LayoutSubviews`.
public struct LayoutSubviews: Sendable {}
/// Stands in for a platform's `LayoutValueKey`.
public struct LayoutValueKey: Sendable {}
/// Stands in for a platform's `LazyHGrid`.
public struct LazyHGrid: Sendable {}
/// Stands in for a platform's `LazyHStack`.
public struct LazyHStack: Sendable {}
/// Stands in for a platform's `LazyVGrid`.
public struct LazyVGrid: Sendable {}
/// Stands in for a platform's `LazyVStack`.
public struct LazyVStack: Sendable {}
/// Stands in for a platform's `LinearGradient`.
public struct LinearGradient: Sendable {}
/// Stands in for a platform's `Link`.
public struct Link: Sendable {}
/// Stands in for a platform's `List`.
public struct List: Sendable {}
/// Stands in for a platform's `LocalizedStringKey`.
public struct LocalizedStringKey: Sendable {}
/// Stands in for a platform's `Material`.
public struct Material: Sendable {}
/// Stands in for a platform's `Menu`.
public struct Menu: Sendable {}
/// Stands in for a platform's `NSDirectionalEdgeInsets`.
public struct NSDirectionalEdgeInsets: Sendable {}
/// Stands in for a platform's `NSEdgeInsets`.
public struct NSEdgeInsets: Sendable {}
/// Stands in for a platform's `NSLayoutAnchor`.
public struct NSLayoutAnchor: Sendable {}
/// Stands in for a platform's `NSLayoutConstraint`.
public struct NSLayoutConstraint: Sendable {}
/// Stands in for a platform's `NSLayoutDimension`.
public struct NSLayoutDimension: Sendable {}
/// Stands in for a platform's `NSTextAttachment`.
public struct NSTextAttachment: Sendable {}
/// Stands in for a platform's `Namespace`.
public struct Namespace: Sendable {}
/// Stands in for a platform's `NavigationLink`.
public struct NavigationLink: Sendable {}
/// Stands in for a platform's `NavigationStack`.
public struct NavigationStack: Sendable {}
/// Stands in for a platform's `ObservedObject`.
public struct ObservedObject: Sendable {}
/// Stands in for a platform's `OutlineGroup`.
public struct OutlineGroup: Sendable {}
/// Stands in for a platform's `Path`.
public struct Path: Sendable {}
/// Stands in for a platform's `Picker`.
public struct Picker: Sendable {}
/// Stands in for a platform's `Point`.
public struct Point: Sendable {}
/// Stands in for a platform's `PreferenceKey`.
public struct PreferenceKey: Sendable {}
/// Stands in for a platform's `PresentationMode`.
public struct PresentationMode: Sendable {}
/// Stands in for a platform's `PreviewProvider`.
public struct PreviewProvider: Sendable {}
/// Stands in for a platform's `ProgressView`.
public struct ProgressView: Sendable {}
/// Stands in for a platform's `ProposedViewSize`.
public struct ProposedViewSize: Sendable {}
/// Stands in for a platform's `RadialGradient`.
public struct RadialGradient: Sendable {}
/// Stands in for a platform's `Rectangle`.
public struct Rectangle: Sendable {}
/// Stands in for a platform's `RedactionReasons`.
public struct RedactionReasons: Sendable {}
/// Stands in for a platform's `RotatedShape`.
public struct RotatedShape: Sendable {}
/// Stands in for a platform's `RoundedCornerStyle`.
public struct RoundedCornerStyle: Sendable {}
/// Stands in for a platform's `RoundedRectangle`.
public struct RoundedRectangle: Sendable {}
/// Stands in for a platform's `SafeAreaRegions`.
public struct SafeAreaRegions: Sendable {}
/// Stands in for a platform's `Scene`.
public struct Scene: Sendable {}
/// Stands in for a platform's `ScrollView`.
public struct ScrollView: Sendable {}
/// Stands in for a platform's `Section`.
public struct Section: Sendable {}
/// Stands in for a platform's `SecureField`.
public struct SecureField: Sendable {}
/// Stands in for a platform's `Shader`.
public struct Shader: Sendable {}
/// Stands in for a platform's `Shape`.
public struct Shape: Sendable {}
/// Stands in for a platform's `ShapeStyle`.
public struct ShapeStyle: Sendable {}
/// Stands in for a platform's `Size`.
public struct Size: Sendable {}
/// Stands in for a platform's `Slider`.
public struct Slider: Sendable {}
/// Stands in for a platform's `Spacer`.
public struct Spacer: Sendable {}
/// Stands in for a platform's `State`.
public struct State: Sendable {}
/// Stands in for a platform's `StateObject`.
public struct StateObject: Sendable {}
/// Stands in for a platform's `Stepper`.
public struct Stepper: Sendable {}
/// Stands in for a platform's `StrokeStyle`.
public struct StrokeStyle: Sendable {}
/// Stands in for a platform's `SubmitLabel`.
public struct SubmitLabel: Sendable {}
/// Stands in for a platform's `Subview`.
public struct Subview: Sendable {}
/// Stands in for a platform's `SymbolRenderingMode`.
public struct SymbolRenderingMode: Sendable {}
/// Stands in for a platform's `TabView`.
public struct TabView: Sendable {}
/// Stands in for a platform's `Table`.
public struct Table: Sendable {}
/// Stands in for a platform's `Text`.
public struct Text: Sendable {}
/// Stands in for a platform's `TextAlignment`.
public struct TextAlignment: Sendable {}
/// Stands in for a platform's `TextAttribute`.
public struct TextAttribute: Sendable {}
/// Stands in for a platform's `TextEditor`.
public struct TextEditor: Sendable {}
/// Stands in for a platform's `TextField`.
public struct TextField: Sendable {}
/// Stands in for a platform's `TextRenderer`.
public struct TextRenderer: Sendable {}
/// Stands in for a platform's `TextSelection`.
public struct TextSelection: Sendable {}
/// Stands in for a platform's `TimelineView`.
public struct TimelineView: Sendable {}
/// Stands in for a platform's `Toggle`.
public struct Toggle: Sendable {}
/// Stands in for a platform's `Transaction`.
public struct Transaction: Sendable {}
/// Stands in for a platform's `Transition`.
public struct Transition: Sendable {}
/// Stands in for a platform's `UIEdgeInsets`.
public struct UIEdgeInsets: Sendable {}
/// Stands in for a platform's `UIOffset`.
public struct UIOffset: Sendable {}
/// Stands in for a platform's `UIRectEdge`.
public struct UIRectEdge: Sendable {}
/// Stands in for a platform's `UIStackView`.
public struct UIStackView: Sendable {}
/// Stands in for a platform's `UIView`.
public struct UIView: Sendable {}
/// Stands in for a platform's `UnitPoint`.
public struct UnitPoint: Sendable {}
/// Stands in for a platform's `UserInterfaceSizeClass`.
public struct UserInterfaceSizeClass: Sendable {}
/// Stands in for a platform's `VStack`.
public struct VStack: Sendable {}
/// Stands in for a platform's `VStackLayout`.
public struct VStackLayout: Sendable {}
/// Stands in for a platform's `VerticalAlignment`.
public struct VerticalAlignment: Sendable {}
/// Stands in for a platform's `VerticalEdge`.
public struct VerticalEdge: Sendable {}
/// Stands in for a platform's `View`.
public struct View: Sendable {}
/// Stands in for a platform's `ViewBuilder`.
public struct ViewBuilder: Sendable {}
/// Stands in for a platform's `ViewDimensions`.
public struct ViewDimensions: Sendable {}
/// Stands in for a platform's `ViewModifier`.
public struct ViewModifier: Sendable {}
/// Stands in for a platform's `ViewSpacing`.
public struct ViewSpacing: Sendable {}
/// Stands in for a platform's `Visibility`.
public struct Visibility: Sendable {}
/// Stands in for a platform's `Window`.
public struct Window: Sendable {}
/// Stands in for a platform's `ZStack`.
public struct ZStack: Sendable {}
/// Stands in for a platform's `ZStackLayout`.
public struct ZStackLayout: Sendable {}

import Foundation
import PlatformStandIns
import TestSupport
import Testing
import Weft
import WeftDocument
import WeftInspector
import WeftTesting

@Suite("Public names")
struct NameTests {
    /// Compiling this is the test: a name that two of the imports have would be ambiguous.
    @Test("No public name is one of SwiftUI's, UIKit's, Core Graphics' or Foundation's")
    func namesAreUnambiguous() {
        let types: [ObjectIdentifier] = [
            ObjectIdentifier(AbsoluteLayoutSpec.self),
            ObjectIdentifier(AnyDisplayNode.self),
            ObjectIdentifier(AnyLayoutElement.self),
            ObjectIdentifier(BackgroundLayoutSpec.self),
            ObjectIdentifier(BoxContent.self),
            ObjectIdentifier(BrokenLeafPromise.self),
            ObjectIdentifier(BrokenTextPromise.self),
            ObjectIdentifier(CenterLayoutSpec.self),
            ObjectIdentifier(ConditionalElement<SpacerLayoutSpec, SpacerLayoutSpec>.self),
            ObjectIdentifier(CornerLayoutSpec.self),
            ObjectIdentifier(DimensionSize.self),
            ObjectIdentifier(DisplayColor.self),
            ObjectIdentifier(DisplayNode<BoxContent>.self),
            ObjectIdentifier(DisplayNodeID.self),
            ObjectIdentifier(DisplayTree.self),
            ObjectIdentifier(DocumentError.self),
            ObjectIdentifier(DocumentResult.self),
            ObjectIdentifier(EditError.self),
            ObjectIdentifier(EnvironmentOverrides.self),
            ObjectIdentifier(EnvironmentReader.self),
            ObjectIdentifier(EnvironmentWriter.self),
            ObjectIdentifier(FontFace.self),
            ObjectIdentifier(GreedyTextMeasurer.self),
            ObjectIdentifier(ImageContent.self),
            ObjectIdentifier(InsetLayoutSpec.self),
            ObjectIdentifier(JSONValue.self),
            ObjectIdentifier(LayoutBatch.self),
            ObjectIdentifier(LayoutBatchError.self),
            ObjectIdentifier(LayoutChildrenBuilder.self),
            ObjectIdentifier(LayoutCommit.self),
            ObjectIdentifier(LayoutContext.self),
            ObjectIdentifier(LayoutCursor.self),
            ObjectIdentifier(LayoutDiagnostic.self),
            ObjectIdentifier(LayoutDimension.self),
            ObjectIdentifier(LayoutDocument.self),
            ObjectIdentifier(LayoutElementStyle.self),
            ObjectIdentifier(LayoutEnvironment.self),
            ObjectIdentifier(LayoutError.self),
            ObjectIdentifier(LayoutExplanation.self),
            ObjectIdentifier(LayoutInsets.self),
            ObjectIdentifier(LayoutInterruption.self),
            ObjectIdentifier(LayoutMirror.self),
            ObjectIdentifier(LayoutMotion.self),
            ObjectIdentifier(LayoutPoint.self),
            ObjectIdentifier(LayoutRect.self),
            ObjectIdentifier(LayoutScheduler.self),
            ObjectIdentifier(LayoutSize.self),
            ObjectIdentifier(LayoutSpecBuilder.self),
            ObjectIdentifier(LayoutStatistics.self),
            ObjectIdentifier(LayoutSupersededError.self),
            ObjectIdentifier(LayoutTransition.self),
            ObjectIdentifier(LayoutUnavailableError.self),
            ObjectIdentifier(LayoutUpdates<LayoutCommit>.self),
            ObjectIdentifier(LeafMeasurement.self),
            ObjectIdentifier(LeafPromise.self),
            ObjectIdentifier(MeasuredElement.self),
            ObjectIdentifier(MeasurementRequest.self),
            ObjectIdentifier(NodeReferenceSeal<AnyDisplayNode>.self),
            ObjectIdentifier(OverlayLayoutSpec.self),
            ObjectIdentifier(PixelGrid.self),
            ObjectIdentifier(RatioLayoutSpec.self),
            ObjectIdentifier(ReadingDirection.self),
            ObjectIdentifier(RelativeLayoutSpec.self),
            ObjectIdentifier(SVGOptions.self),
            ObjectIdentifier(SVGStyleSheet.self),
            ObjectIdentifier(SizeRange.self),
            ObjectIdentifier(SpacerLayoutSpec.self),
            ObjectIdentifier(StackAlignContent.self),
            ObjectIdentifier(StackAlignItems.self),
            ObjectIdentifier(StackAlignSelf.self),
            ObjectIdentifier(StackDirection.self),
            ObjectIdentifier(StackFlexWrap.self),
            ObjectIdentifier(StackHorizontalAlignment.self),
            ObjectIdentifier(StackJustifyContent.self),
            ObjectIdentifier(StackLayoutSpec.self),
            ObjectIdentifier(StackVerticalAlignment.self),
            ObjectIdentifier(StyledNode.self),
            ObjectIdentifier(SupersedingPolicy.self),
            ObjectIdentifier(TextAttributes.self),
            ObjectIdentifier(TextContent.self),
            ObjectIdentifier(TextPromise.self),
            ObjectIdentifier(TextLayout.self),
            ObjectIdentifier(TextTruncation.self),
            ObjectIdentifier(TreeEdit.self),
            ObjectIdentifier(UnavailableArgument.self),
            ObjectIdentifier(UnknownContent.self),
            ObjectIdentifier(WrapperLayoutSpec.self),
            ObjectIdentifier((any FixedSpecContent).self),
            ObjectIdentifier((any LayoutElement).self),
            ObjectIdentifier((any LayoutEnvironmentKey).self),
            ObjectIdentifier((any LayoutSpec).self),
            ObjectIdentifier((any LeafContent).self),
            ObjectIdentifier((any NodeContent).self),
            ObjectIdentifier((any NodeReference).self),
            ObjectIdentifier((any PointsAssignable).self),
            ObjectIdentifier((any TextMeasurer).self),
        ]
        #expect(Set(types).count == types.count)
    }

    @Test("The list of public types is complete")
    func listIsComplete() throws {
        let list = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        for module in PackageSources.modules {
            let types = try PackageSources.publicTypes(of: module)
            #expect(!types.isEmpty, "no public types were found in \(module)")
            for type in types {
                let isListed =
                    list.contains("(\(type).self)") || list.contains("(\(type)<")
                    || list.contains("((any \(type)).self)")
                #expect(isListed, "\(type) is missing in the list")
            }
        }
    }
}

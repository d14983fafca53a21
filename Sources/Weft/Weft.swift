@_exported public import WeftLayout
@_exported public import WeftTree

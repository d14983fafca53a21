public import WeftLayout

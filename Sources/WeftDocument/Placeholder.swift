import WeftLayout

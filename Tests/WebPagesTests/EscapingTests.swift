import Testing
import WebPages

"""The rules and the search of a game as one WebAssembly file, from the same source as everything else.

`exports` says which functions a file has and what they take; `emit` compiles them with Numba, but for WebAssembly;
`link` makes a file of that, which ends with a description of itself (`describe`). To build a file takes `ziglang` and
`binaryen` (the extra `wasm`, and the page's npm packages); to run it takes a browser or Node, and web/src/lib/engine.
"""

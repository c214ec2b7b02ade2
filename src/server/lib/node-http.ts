/**
 * Node's `http`. To `import` it reads all it exports, one of which loads what `fetch` is made of: 3 MB, which a server
 * needs only once it asks others.
 */
export const nodeHttp = process.getBuiltinModule("node:http");

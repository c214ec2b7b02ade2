/** While developing, Vite answers at the one public address and passes the API on to this port. */
export const DEV_API_PORT = 3001;
const DEV_PORT = 3000;
export const DEV_URL = `http://localhost:${DEV_PORT}`;

export const DEV_SERVER = {
  port: DEV_PORT,
  strictPort: true,
  proxy: Object.fromEntries(
    ["/api", "/idp", "/healthz", "/readyz"].map((path) => [
      path,
      { target: `http://127.0.0.1:${DEV_API_PORT}`, changeOrigin: false },
    ]),
  ),
};

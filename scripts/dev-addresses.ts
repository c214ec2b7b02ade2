const DEV_PORT = Number(process.env.PORT ?? 3000);
/** While developing, Vite answers at the one public address and passes the API on to the next port. */
export const DEV_API_PORT = DEV_PORT + 1;
export const DEV_URL = `http://localhost:${DEV_PORT}`;

export const DEV_SERVER = {
  port: DEV_PORT,
  strictPort: true,
  proxy: Object.fromEntries(
    [
      "/api",
      "/initials",
      "/enter",
      "/account/sign-in",
      "/account/people",
      "/healthz",
      "/readyz",
    ].map((path) => [path, { target: `http://127.0.0.1:${DEV_API_PORT}`, changeOrigin: false }]),
  ),
};

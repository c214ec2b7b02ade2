// Exits 0 where the server in this container is ready for travellers: its image's health check.
const { PORT = "3000" } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);

// The health check of the container: exit code 0 while `/health` of the server in it answers 200.
const { PORT = '3000' } = process.env;
const healthy = await fetch(`http://127.0.0.1:${PORT}/health`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(healthy ? 0 : 1);

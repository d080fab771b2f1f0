export const loader = () => new Response(null);

export default function Home() {
  return <h1>Create Your Invite</h1>;
}

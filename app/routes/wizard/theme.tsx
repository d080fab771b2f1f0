export default function Step() {
  return <h1>Step</h1>;
}

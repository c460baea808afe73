export default function Danger({ onClear }: { onClear: () => void }) {
  async function clear() {
    await fetch('/api/history', { method: 'DELETE' });
    onClear();
  }
  return (
    <section aria-label="Advanced">
      <p>What is cleared cannot be brought back.</p>
      <button type="button" onClick={clear}>
        Clear history
      </button>
    </section>
  );
}

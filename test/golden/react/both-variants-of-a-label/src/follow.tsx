export function Follow({ following, name, onToggle }: { following: boolean; name: string; onToggle: () => void }) {
  return (
    <>
      <button onClick={onToggle}>{following ? 'Unfollow' : 'Follow'}</button>
      <button onClick={onToggle} aria-label={following ? `Unfollow ${name}` : `Follow ${name}`}>
        +
      </button>
      <button onClick={onToggle}>{following && <span>✓ </span>}Notify me</button>
    </>
  );
}

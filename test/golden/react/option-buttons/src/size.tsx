import { useState } from 'react';

const sizes = ['S', 'M', 'L'];

export function SizePicker({ onAdd }: { onAdd: (size: string) => void }) {
  const [size, setSize] = useState('M');
  return (
    <div role="group" aria-label="Size">
      {sizes.map((one) => (
        <button key={one} aria-pressed={size === one} onClick={() => setSize(one)}>
          {one}
        </button>
      ))}
      <button onClick={() => onAdd(size)}>Add to cart</button>
    </div>
  );
}

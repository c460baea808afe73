import { useState } from 'react';

const products = [
  { id: 1, name: 'Tea' },
  { id: 2, name: 'Mug' },
];

/** The cards of a constant list are rows, also directly in a section, which has no name by the first card. */
export function App() {
  const [cart, setCart] = useState([]);
  const [mail, setMail] = useState(false);
  const [sound, setSound] = useState(false);
  return (
    <>
      <main>
        {products.map((product) => (
          <Card key={product.id} product={product} onAdd={(size) => setCart([...cart, { ...product, size }])} />
        ))}
      </main>
      <section>
        <Setting title="Mail" onToggle={() => setMail(!mail)} />
        <Setting title="Sound" onToggle={() => setSound(!sound)} />
      </section>
    </>
  );
}

function Card({ product, onAdd }) {
  const [size, setSize] = useState('M');
  return (
    <div>
      <h3>{product.name}</h3>
      <select aria-label="Size" value={size} onChange={(event) => setSize(event.target.value)}>
        <option>S</option>
        <option>M</option>
      </select>
      <button onClick={() => onAdd(size)}>Add to cart</button>
    </div>
  );
}

function Setting({ title, onToggle }) {
  return (
    <div>
      <h3>{title}</h3>
      <button onClick={onToggle}>Change</button>
    </div>
  );
}

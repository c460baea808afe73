import { useMemo, useState } from 'react';

interface Product {
  id: string;
  name: string;
  kind: string;
  stock: number;
}

const kinds = ['Kitchen', 'Bath', 'Garden'];

export function Catalogue({ products }: { products: Product[] }) {
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState('');
  const [inStock, setInStock] = useState(false);
  const shown = useMemo(
    () => products.filter((one) => one.name.includes(query) && (kind === '' || one.kind === kind) && (!inStock || one.stock > 0)),
    [products, query, kind, inStock],
  );
  return (
    <section>
      <h2>Products</h2>
      <input type="search" placeholder="Search products" value={query} onChange={(event) => setQuery(event.target.value)} />
      <select aria-label="Kind" value={kind} onChange={(event) => setKind(event.target.value)}>
        <option value="">All</option>
        {kinds.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <label>
        <input type="checkbox" checked={inStock} onChange={() => setInStock((on) => !on)} />
        In stock only
      </label>
      <ul>
        {shown.map((product) => (
          <li key={product.id}>
            <a href={`/products/${product.id}`}>{product.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

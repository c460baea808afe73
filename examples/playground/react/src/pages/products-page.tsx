import { useState } from 'react';
import { CheckboxField } from '../components/checkbox-field';
import { drawings } from '../components/drawings';
import { Notice } from '../components/notice';
import { ProductCard } from '../components/product-card';
import { SelectField } from '../components/select-field';
import { TextField } from '../components/text-field';
import { addToCart } from '../shop/api';
import { categories, sortings } from '../shop/choices';
import { useProducts } from '../shop/queries';
import type { Product } from '../shop/types';
import { useChange } from '../shop/use-change';

const order: Record<string, (one: Product, other: Product) => number> = {
  '': () => 0,
  name: (one, other) => one.name.localeCompare(other.name),
  price: (one, other) => one.price - other.price,
  '-price': (one, other) => other.price - one.price,
};

export function ProductsPage() {
  const { data: products = [], isPending } = useProducts();
  const add = useChange(addToCart, 'cart');
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState('');
  const [sorting, setSorting] = useState('');
  const [inStockOnly, setInStockOnly] = useState(false);

  const wanted = query.trim().toLowerCase();
  const shown = products
    .filter(
      (product) =>
        (category === '' || product.category === category) &&
        (!inStockOnly || product.stock > 0) &&
        `${product.name} ${product.maker}`.toLowerCase().includes(wanted),
    )
    .sort(order[sorting]);
  const added = products.find((product) => product.id === add.variables?.productId);

  return (
    <>
      <section className="hero">
        <div>
          <h1>Made slowly, for homes lived in</h1>
          <p>Clay, wool, iron and wood from small workshops. For the table, the sofa and the long bath on a Sunday.</p>
        </div>
        <div className="hero-shelf" aria-hidden="true">
          {['p-bowl', 'p-candle', 'p-mug'].map((id) => (
            <svg key={id} viewBox="0 0 160 120">
              {drawings[id]}
            </svg>
          ))}
        </div>
      </section>

      <div className="filters">
        <TextField
          label="Search products"
          type="search"
          placeholder="Mug, linen, Brandt…"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <SelectField
          label="Category"
          placeholder="All categories"
          options={categories}
          value={category}
          onChange={(event) => setCategory(event.target.value)}
        />
        <SelectField
          label="Sort by"
          placeholder="Our favourites"
          options={sortings}
          value={sorting}
          onChange={(event) => setSorting(event.target.value)}
        />
        <CheckboxField
          label="In stock only"
          checked={inStockOnly}
          onChange={(event) => setInStockOnly(event.target.checked)}
        />
      </div>

      <Notice>{add.isSuccess && added && `${added.name} is in your cart.`}</Notice>
      {add.isError && <Notice tone="bad">{add.error.message}</Notice>}
      <p className="result-count">
        {isPending ? 'Loading products…' : `${shown.length} of ${products.length} products`}
      </p>

      <ul className="product-grid">
        {shown.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            onAdd={() => add.mutate({ productId: product.id, quantity: 1 })}
          />
        ))}
      </ul>
      {!isPending && shown.length === 0 && <p className="empty">Nothing fits. Try fewer words.</p>}
    </>
  );
}

import { useState } from 'react';
import { CheckboxField } from '../components/checkbox-field';
import { Notice } from '../components/notice';
import { PageHeading } from '../components/page-heading';
import { ProductCard } from '../components/product-card';
import { SelectField } from '../components/select-field';
import { TextField } from '../components/text-field';
import { useShop } from '../shop/shop-context';
import type { Product } from '../shop/types';

const categories = [
  { value: 'kitchen', label: 'Kitchen' },
  { value: 'living', label: 'Living room' },
  { value: 'bath', label: 'Bath' },
  { value: 'garden', label: 'Garden' },
];

export function ProductsPage() {
  const { products, loading, addToCart } = useShop();
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState('');
  const [inStockOnly, setInStockOnly] = useState(false);
  const [added, setAdded] = useState('');

  const wanted = query.trim().toLowerCase();
  const shown = products.filter(
    (product) =>
      (category === '' || product.category === category) &&
      (!inStockOnly || product.inStock) &&
      `${product.name} ${product.maker}`.toLowerCase().includes(wanted),
  );

  async function add(product: Product) {
    await addToCart(product);
    setAdded(`${product.name} is in your cart.`);
  }

  return (
    <>
      <PageHeading title="Products">For the table, the sofa and the long bath on a Sunday.</PageHeading>

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
        <CheckboxField
          label="In stock only"
          checked={inStockOnly}
          onChange={(event) => setInStockOnly(event.target.checked)}
        />
      </div>

      <Notice>{added}</Notice>
      <p className="result-count">{loading ? 'Loading products…' : `${shown.length} of ${products.length} products`}</p>

      <ul className="product-grid">
        {shown.map((product) => (
          <ProductCard key={product.id} product={product} onAdd={() => add(product)} />
        ))}
      </ul>
      {!loading && shown.length === 0 && <p className="empty">Nothing fits. Try fewer words.</p>}
    </>
  );
}

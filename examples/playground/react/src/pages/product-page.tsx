import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router';
import type { z } from 'zod';
import { Button } from '../components/button';
import { CheckboxField } from '../components/checkbox-field';
import { Notice } from '../components/notice';
import { ProductPicture } from '../components/product-picture';
import { SelectField } from '../components/select-field';
import { TextField } from '../components/text-field';
import { addToCart } from '../shop/api';
import { formatPrice } from '../shop/format-price';
import { useProducts } from '../shop/queries';
import { purchaseSchema } from '../shop/schemas';
import type { Product } from '../shop/types';
import { useChange } from '../shop/use-change';
import { NotFoundPage } from './not-found-page';

type Purchase = z.input<typeof purchaseSchema>;

export function ProductPage() {
  const { id } = useParams();
  const { data: products, isPending } = useProducts();
  const product = products?.find((one) => one.id === id);
  if (isPending) return <p className="empty">Looking for it on the shelves…</p>;
  return product ? <ProductDetails product={product} /> : <NotFoundPage />;
}

function ProductDetails({ product }: { product: Product }) {
  const add = useChange(addToCart, 'cart');
  const { register, handleSubmit, formState } = useForm<Purchase>({
    resolver: zodResolver(purchaseSchema),
    defaultValues: { colour: '', quantity: 1, giftWrap: false },
  });

  const submit = handleSubmit(({ colour, quantity, giftWrap }) =>
    add.mutate({ productId: product.id, quantity, giftWrap, ...(colour ? { colour } : {}) }),
  );

  return (
    <div className="product-page">
      <ProductPicture product={product} />
      <div className="product-story">
        <p className="product-maker">{product.maker}</p>
        <h1>{product.name}</h1>
        <p className="product-page-price">{formatPrice(product.price)}</p>
        <p>{product.about}</p>
        <p className="product-stock">{product.stock > 0 ? `${product.stock} in stock` : 'Back in May'}</p>
        <form className="form" aria-label="Buy" onSubmit={submit} noValidate>
          <div className="field-pair">
            {product.colours.length > 0 && (
              <SelectField
                label="Colour"
                placeholder="As it comes"
                options={product.colours.map((colour) => ({ value: colour, label: colour }))}
                {...register('colour')}
              />
            )}
            <TextField
              label="Quantity"
              type="number"
              min={1}
              max={9}
              required
              error={formState.errors.quantity?.message}
              {...register('quantity', { valueAsNumber: true })}
            />
          </div>
          <CheckboxField label="Wrap it as a gift" {...register('giftWrap')} />
          <Button type="submit" variant="primary" busy={add.isPending} disabled={product.stock === 0}>
            Add to cart
          </Button>
          <Notice>{add.isSuccess && `${product.name} is in your cart.`}</Notice>
          {add.isError && <Notice tone="bad">{add.error.message}</Notice>}
        </form>
      </div>
    </div>
  );
}

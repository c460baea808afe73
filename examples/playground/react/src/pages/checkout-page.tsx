import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { Button } from '../components/button';
import { CartSummary } from '../components/cart-summary';
import { CheckboxField } from '../components/checkbox-field';
import { PageHeading } from '../components/page-heading';
import { RadioGroup } from '../components/radio-group';
import { SelectField } from '../components/select-field';
import { TextAreaField } from '../components/text-area-field';
import { TextField } from '../components/text-field';
import { ApiError, placeOrder } from '../shop/api';
import { cartTotal } from '../shop/cart-total';
import { countries, deliveries, payments } from '../shop/choices';
import { useAccount, useCart, useProducts } from '../shop/queries';
import { checkoutSchema, type CheckoutForm, type CheckoutValues } from '../shop/schemas';
import type { Account } from '../shop/types';
import { useChange } from '../shop/use-change';

export function CheckoutPage() {
  const { data: account } = useAccount();
  const { data: products } = useProducts();
  const { data: cart } = useCart();
  const sum = cartTotal(cart, products);

  return (
    <>
      <PageHeading title="Checkout">One page, four questions, no surprises.</PageHeading>
      {!(account && cart && products) && <p className="empty">Loading your cart…</p>}
      {cart && products && sum.rows.length === 0 && (
        <p className="empty">
          There is nothing to pay for. <Link to="/">Have a look around</Link>
        </p>
      )}
      {account && sum.rows.length > 0 && (
        <div className="with-summary">
          <OrderForm account={account} />
          <CartSummary cart={cart} sum={sum} />
        </div>
      )}
    </>
  );
}

function OrderForm({ account }: { account: Account }) {
  const navigate = useNavigate();
  const order = useChange(placeOrder, 'cart', 'orders');
  const { register, handleSubmit, formState, setError, watch } = useForm<CheckoutForm, unknown, CheckoutValues>({
    resolver: zodResolver(checkoutSchema),
    defaultValues: {
      email: account.email,
      phone: account.address.phone,
      fullName: account.name,
      street: account.address.street,
      postcode: account.address.postcode,
      city: account.address.city,
      country: 'no',
      giftCard: '',
      note: '',
      isGift: false,
    },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    try {
      const placed = await order.mutateAsync(values);
      await navigate(`/thanks/${placed.id}`);
    } catch (error) {
      if (error instanceof ApiError) setError('giftCard', { message: error.message });
    }
  });

  return (
    <form className="checkout" aria-label="Checkout" onSubmit={submit} noValidate>
      <section className="panel form" aria-labelledby="contact-title">
        <h2 id="contact-title">1. Contact</h2>
        <div className="field-pair">
          <TextField
            label="E-mail"
            type="email"
            autoComplete="email"
            required
            error={errors.email?.message}
            {...register('email')}
          />
          <TextField label="Phone" type="tel" autoComplete="tel" {...register('phone')} />
        </div>
      </section>

      <section className="panel form" aria-labelledby="delivery-title">
        <h2 id="delivery-title">2. Delivery</h2>
        <TextField
          label="Full name"
          autoComplete="name"
          required
          error={errors.fullName?.message}
          {...register('fullName')}
        />
        <TextField
          label="Street and number"
          autoComplete="street-address"
          required
          error={errors.street?.message}
          {...register('street')}
        />
        <div className="field-pair">
          <TextField
            label="Postcode"
            autoComplete="postal-code"
            required
            error={errors.postcode?.message}
            {...register('postcode')}
          />
          <TextField
            label="City"
            autoComplete="address-level2"
            required
            error={errors.city?.message}
            {...register('city')}
          />
        </div>
        <SelectField
          label="Country"
          required
          options={countries}
          error={errors.country?.message}
          {...register('country')}
        />
        <RadioGroup
          legend="How should it travel?"
          options={deliveries}
          registration={register('delivery')}
          error={errors.delivery?.message}
        />
      </section>

      <section className="panel form" aria-labelledby="payment-title">
        <h2 id="payment-title">3. Payment</h2>
        <RadioGroup
          legend="How would you like to pay?"
          options={payments}
          registration={register('payment')}
          error={errors.payment?.message}
        />
        {watch('payment') === 'gift-card' && (
          <TextField
            label="Gift card code"
            autoComplete="off"
            hint="On the back, like GIFT-1234"
            error={errors.giftCard?.message}
            {...register('giftCard')}
          />
        )}
      </section>

      <section className="panel form" aria-labelledby="last-title">
        <h2 id="last-title">4. Before it goes</h2>
        <TextAreaField label="Note for the courier" maxLength={200} {...register('note')} />
        <CheckboxField label="It is a gift: leave the bill out" {...register('isGift')} />
        <CheckboxField label="I accept the terms of sale" required {...register('acceptsTerms')} />
        {errors.acceptsTerms && <p className="field-error">{errors.acceptsTerms.message}</p>}
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Place order
        </Button>
      </section>
    </form>
  );
}

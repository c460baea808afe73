import { useForm } from 'react-hook-form';
import { applyDiscount } from '../shop/api';
import { useChange } from '../shop/use-change';
import { Button } from './button';
import { TextField } from './text-field';

export function DiscountForm() {
  const { register, handleSubmit, formState, reset, setError } = useForm({ defaultValues: { code: '' } });
  const discount = useChange(applyDiscount, 'cart');

  const submit = handleSubmit(async ({ code }) => {
    try {
      await discount.mutateAsync(code);
      reset();
    } catch (error) {
      setError('code', { message: error instanceof Error ? error.message : 'That did not work' });
    }
  });

  return (
    <form className="discount" aria-label="Discount" onSubmit={submit} noValidate>
      <TextField
        label="Discount code"
        autoComplete="off"
        required
        error={formState.errors.code?.message}
        {...register('code', { required: 'Type a code' })}
      />
      <Button type="submit" busy={formState.isSubmitting}>
        Apply code
      </Button>
    </form>
  );
}

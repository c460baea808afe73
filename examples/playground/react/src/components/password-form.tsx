import { useForm } from 'react-hook-form';
import { changePassword } from '../shop/api';
import { useChange } from '../shop/use-change';
import { Button } from './button';
import { TextField } from './text-field';

interface PasswordValues {
  current: string;
  next: string;
  repeat: string;
}

export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { register, handleSubmit, formState, reset, setError } = useForm<PasswordValues>({
    defaultValues: { current: '', next: '', repeat: '' },
  });
  const change = useChange(changePassword);

  const submit = handleSubmit(async (values) => {
    try {
      await change.mutateAsync(values);
      reset();
      onChanged();
    } catch (error) {
      setError('next', { message: error instanceof Error ? error.message : 'That did not work' });
    }
  });

  return (
    <form className="panel form" aria-labelledby="password-title" onSubmit={submit} noValidate>
      <h2 id="password-title">Change password</h2>
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        error={formState.errors.current?.message}
        {...register('current', { required: 'Type your current password' })}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        error={formState.errors.next?.message}
        {...register('next', { minLength: { value: 10, message: 'Ten characters or more' } })}
      />
      <TextField
        label="Repeat new password"
        type="password"
        autoComplete="new-password"
        error={formState.errors.repeat?.message}
        {...register('repeat', { validate: (value, all) => value === all.next || 'The two are not the same' })}
      />
      <Button type="submit" busy={formState.isSubmitting}>
        Change password
      </Button>
    </form>
  );
}

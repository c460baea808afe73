import { zodResolver } from '@hookform/resolvers/zod';
import * as Dialog from '@radix-ui/react-dialog';
import { useForm } from 'react-hook-form';
import { returnOutcomes, returnReasons } from '../shop/choices';
import { returnSchema } from '../shop/schemas';
import type { ReturnRequest } from '../shop/types';
import { Button } from './button';
import { RadioGroup } from './radio-group';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';

interface ReturnDialogProps {
  orderId: string;
  onSend: (request: ReturnRequest) => Promise<void>;
  onClose: () => void;
}

export function ReturnDialog({ orderId, onSend, onClose }: ReturnDialogProps) {
  const { register, handleSubmit, formState, setError } = useForm<ReturnRequest>({
    resolver: zodResolver(returnSchema),
    defaultValues: { reason: '', comments: '' },
  });

  const submit = handleSubmit(async (request) => {
    try {
      await onSend(request);
      onClose();
    } catch (error) {
      setError('root', { message: error instanceof Error ? error.message : 'That did not work' });
    }
  });

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="dialog">
          <Dialog.Title>Return an order</Dialog.Title>
          <Dialog.Description>We pay the way back of {orderId}, and answer within a day.</Dialog.Description>
          <form className="form" onSubmit={submit} noValidate>
            <SelectField
              label="Reason"
              required
              placeholder="Choose a reason"
              options={returnReasons}
              error={formState.errors.reason?.message}
              {...register('reason')}
            />
            <RadioGroup
              legend="What would you like?"
              options={returnOutcomes}
              registration={register('instead')}
              error={formState.errors.instead?.message}
            />
            <TextAreaField label="Comments" maxLength={300} {...register('comments')} />
            {formState.errors.root && (
              <p className="notice notice-bad" role="alert">
                {formState.errors.root.message}
              </p>
            )}
            <div className="panel-actions">
              <Button type="submit" variant="primary" busy={formState.isSubmitting}>
                Ask for the return
              </Button>
              <Dialog.Close asChild>
                <Button>Keep it</Button>
              </Dialog.Close>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';

import { Form, FormField, FormItem } from './form';
import { useZodForm } from './use-zod-form';

const base = { team: z.string().min(1), seats: z.number().int().gt(0) };
const invite = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('mail'), mail: z.email() }),
  z.object({ ...base, kind: z.literal('link'), days: z.number().max(30) }),
]);

function TeamName() {
  const { register } = useFormContext();
  return (
    <FormItem label="Team">
      <input {...register('team')} />
    </FormItem>
  );
}

export function Invite({ send }) {
  const form = useZodForm({ resolver: zodResolver(invite), mode: 'onBlur' });
  return (
    <Form {...form}>
      <form onSubmit={form.handleSubmit((values) => fetch('/invite', { method: 'POST', body: JSON.stringify(values) }))}>
        <TeamName />
        <FormField
          control={form.control}
          name="mail"
          render={({ field }) => (
            <FormItem label="Mail">
              <input {...field} />
            </FormItem>
          )}
        />
        <FormField
          control={form.control}
          name="seats"
          render={({ field }) => (
            <FormItem label="Seats">
              <input {...field} />
            </FormItem>
          )}
        />
        <FormField
          control={form.control}
          name="other"
          render={({ field }) => (
            <FormItem label="Other">
              <input {...field} />
            </FormItem>
          )}
        />
        <button type="submit">Invite</button>
      </form>
    </Form>
  );
}

/** Starts with values, so that only an empty field is required. */
export function EditTeam({ team }) {
  const { register, handleSubmit } = useZodForm({
    resolver: zodResolver(z.object({ title: z.string().min(3), owner: z.string().min(1), size: z.number() })),
    defaultValues: { title: '', owner: team.owner, size: 4 },
  });
  return (
    <form onSubmit={handleSubmit((values) => fetch('/team', { method: 'PUT', body: JSON.stringify(values) }))}>
      <label>
        Title <input {...register('title')} />
      </label>
      <label>
        Owner <input {...register('owner')} />
      </label>
      <label>
        Size <input {...register('size')} />
      </label>
      <button type="submit">Save team</button>
    </form>
  );
}

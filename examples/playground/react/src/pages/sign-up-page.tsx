import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../components/button';
import { CheckboxField } from '../components/checkbox-field';
import { PageHeading } from '../components/page-heading';
import { RadioGroup } from '../components/radio-group';
import { RegistrationSummary } from '../components/registration-summary';
import { SelectField } from '../components/select-field';
import { TextAreaField } from '../components/text-area-field';
import { TextField } from '../components/text-field';
import { ApiError, register as registerMember } from '../shop/api';
import { countries, memberships } from '../shop/choices';
import { registrationSchema, type Registration } from '../shop/schemas';
import { useChange } from '../shop/use-change';

const empty: Partial<Registration> = {
  fullName: '',
  email: '',
  household: 1,
  birthday: '',
  country: '',
  newsletter: false,
  notes: '',
};

export function SignUpPage() {
  const { register, handleSubmit, formState, setError } = useForm<Registration>({
    resolver: zodResolver(registrationSchema),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const signUp = useChange(registerMember);

  const submit = handleSubmit(async (values) => {
    try {
      await signUp.mutateAsync(values);
    } catch (error) {
      if (error instanceof ApiError) setError('email', { message: error.message });
    }
  });

  return (
    <>
      <PageHeading title="Create an account">So that we know where to send things, and when to send cake.</PageHeading>
      <div className="columns">
        <form className="panel form" aria-label="Create an account" onSubmit={submit} noValidate>
          <TextField
            label="Full name"
            autoComplete="name"
            required
            error={errors.fullName?.message}
            {...register('fullName')}
          />
          <TextField
            label="E-mail"
            type="email"
            autoComplete="email"
            required
            error={errors.email?.message}
            {...register('email')}
          />
          <div className="field-pair">
            <TextField
              label="People at home"
              type="number"
              min={1}
              max={12}
              error={errors.household?.message}
              {...register('household', { valueAsNumber: true })}
            />
            <TextField
              label="Date of birth"
              type="date"
              required
              error={errors.birthday?.message}
              {...register('birthday')}
            />
          </div>
          <SelectField
            label="Country"
            required
            placeholder="Choose a country"
            options={countries}
            error={errors.country?.message}
            {...register('country')}
          />
          <RadioGroup
            legend="Membership"
            options={memberships}
            registration={register('membership')}
            error={errors.membership?.message}
          />
          <TextAreaField
            label="Delivery notes"
            hint="A back door, a dog, a neighbour who is always in"
            maxLength={300}
            {...register('notes')}
          />
          <CheckboxField label="Send me the monthly letter" {...register('newsletter')} />
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? 'Creating…' : 'Create account'}
          </Button>
        </form>
        {signUp.data ? (
          <RegistrationSummary registration={signUp.data} />
        ) : (
          <section className="panel perks" aria-labelledby="perks-title">
            <h2 id="perks-title">What members get</h2>
            <ul>
              <li>Free delivery, always</li>
              <li>Sixty days to change your mind</li>
              <li>First pick when a kiln is opened</li>
              <li>A cake recipe a month, from our Ingrid</li>
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

import { useState, type FormEvent } from 'react';
import { Button } from '../components/button';
import { CheckboxField } from '../components/checkbox-field';
import { PageHeading } from '../components/page-heading';
import { RadioGroup } from '../components/radio-group';
import { RegistrationSummary } from '../components/registration-summary';
import { SelectField } from '../components/select-field';
import { TextAreaField } from '../components/text-area-field';
import { TextField } from '../components/text-field';
import { ApiError, register } from '../shop/api';
import { countries, memberships } from '../shop/choices';
import type { Registration } from '../shop/types';
import { validateRegistration, type RegistrationErrors } from '../shop/validate-registration';

const empty: Registration = {
  fullName: '',
  email: '',
  household: 1,
  birthday: '',
  country: '',
  membership: '',
  newsletter: false,
  notes: '',
};

export function SignUpPage() {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState<Registration | null>(null);

  function set<Key extends keyof Registration>(key: Key, value: Registration[Key]) {
    setValues((before) => ({ ...before, [key]: value }));
    setErrors((before) => ({ ...before, [key]: undefined }));
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSaved(null);
    const found = validateRegistration(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    try {
      setSaved(await register(values));
    } catch (error) {
      if (error instanceof ApiError && error.field) setErrors({ [error.field]: error.message });
    } finally {
      setSaving(false);
    }
  }

  return (
    <>
      <PageHeading title="Create an account">So that we know where to send things, and when to send cake.</PageHeading>
      <div className="columns">
        <form className="panel form" aria-label="Create an account" onSubmit={handleSubmit} noValidate>
          <TextField
            label="Full name"
            name="fullName"
            autoComplete="name"
            required
            value={values.fullName}
            error={errors.fullName}
            onChange={(event) => set('fullName', event.target.value)}
          />
          <TextField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="email"
            required
            value={values.email}
            error={errors.email}
            onChange={(event) => set('email', event.target.value)}
          />
          <div className="field-pair">
            <TextField
              label="People at home"
              name="household"
              type="number"
              min={1}
              max={12}
              value={Number.isNaN(values.household) ? '' : values.household}
              error={errors.household}
              onChange={(event) => set('household', event.target.valueAsNumber)}
            />
            <TextField
              label="Date of birth"
              name="birthday"
              type="date"
              required
              value={values.birthday}
              error={errors.birthday}
              onChange={(event) => set('birthday', event.target.value)}
            />
          </div>
          <SelectField
            label="Country"
            name="country"
            required
            placeholder="Choose a country"
            options={countries}
            value={values.country}
            error={errors.country}
            onChange={(event) => set('country', event.target.value)}
          />
          <RadioGroup
            legend="Membership"
            name="membership"
            options={memberships}
            value={values.membership}
            error={errors.membership}
            onChange={(value) => set('membership', value)}
          />
          <TextAreaField
            label="Delivery notes"
            name="notes"
            hint="A back door, a dog, a neighbour who is always in"
            maxLength={300}
            value={values.notes}
            onChange={(event) => set('notes', event.target.value)}
          />
          <CheckboxField
            label="Send me the monthly letter"
            name="newsletter"
            checked={values.newsletter}
            onChange={(event) => set('newsletter', event.target.checked)}
          />
          <Button type="submit" variant="primary" busy={saving}>
            {saving ? 'Creating…' : 'Create account'}
          </Button>
        </form>
        {saved && <RegistrationSummary registration={saved} />}
      </div>
    </>
  );
}

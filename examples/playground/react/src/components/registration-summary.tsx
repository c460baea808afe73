import { countries, memberships } from '../shop/choices';
import type { Registration } from '../shop/schemas';

function labelOf(options: { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

export function RegistrationSummary({ registration }: { registration: Registration }) {
  const lines: [string, string][] = [
    ['Name', registration.fullName],
    ['E-mail', registration.email],
    ['People at home', String(registration.household)],
    ['Date of birth', registration.birthday],
    ['Country', labelOf(countries, registration.country)],
    ['Membership', labelOf(memberships, registration.membership)],
    ['Monthly letter', registration.newsletter ? 'Yes, please' : 'No, thank you'],
    ['Delivery notes', registration.notes || 'None'],
  ];
  return (
    <section className="panel summary" role="status" aria-label="Account created">
      <h2>Welcome, {registration.fullName}</h2>
      <p>Your account was created. This is what we keep:</p>
      <dl>
        {lines.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { useState } from 'react';

const roles = [
  { label: 'Admin', value: 'admin' },
  { label: 'Cashier', value: 'cashier' },
];

function Filter({ title, options, pick }) {
  return (
    <div role="group" aria-label={title}>
      {options.map((option) => (
        <button key={option.value} onClick={() => pick(option.value)}>
          {option.label}
        </button>
      ))}
    </div>
  );
}

export default function App({ teams }) {
  const [role, setRole] = useState('');
  const [team, setTeam] = useState('');
  return (
    <main>
      <Filter title="Role" options={roles.map((each) => ({ ...each, icon: null }))} pick={setRole} />
      <Filter title="Team" options={teams.map((each) => ({ ...each }))} pick={setTeam} />
    </main>
  );
}

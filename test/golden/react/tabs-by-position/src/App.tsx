import { useState } from 'react';

const Profile = () => <button onClick={() => fetch('/profile', { method: 'POST' })}>Save profile</button>;
const Billing = () => <button onClick={() => fetch('/billing', { method: 'POST' })}>Save billing</button>;

const tabs = [
  { id: 'profile', label: 'Profile', content: <Profile /> },
  { id: 'billing', label: 'Billing', content: <Billing /> },
];
const steps = ['Start', 'Address'];

/** The position chooses the content of the tab, and the id chooses it again. The position of a record is not known. */
export function App({ records }) {
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState('profile');
  const [step, setStep] = useState(0);
  return (
    <div>
      {tabs.map((tab, index) => (
        <button key={tab.id} onClick={() => setActive(index)}>
          {tab.label}
        </button>
      ))}
      {tabs[active].content}
      {tabs.map(({ id, label }) => (
        <button key={id} onClick={() => setChosen(id)}>
          Second {label}
        </button>
      ))}
      <aside>{tabs.find((tab) => tab.id === chosen)?.content}</aside>
      {steps.map((label, index) => (
        <button key={label} onClick={() => setStep(index)}>
          {label}
        </button>
      ))}
      {step === 1 && <button onClick={() => fetch('/address', { method: 'POST' })}>Check address</button>}
      {records.map((record, index) => (
        <button key={record.id} onClick={() => setStep(index)}>
          {record.name}
        </button>
      ))}
    </div>
  );
}

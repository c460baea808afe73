import { useState } from 'react';

/**
 * Wizards: buttons in each step, and buttons below all steps. "Add event" with the data of both steps ends one. Two views that
 * replace each other are no wizard. The last step of the delivery has no field: its button sends what the steps collected.
 */
export function App() {
  return (
    <>
      <Checkout />
      <Signup />
      <Access />
      <Event />
      <Delivery />
    </>
  );
}

function Checkout() {
  const [step, setStep] = useState(1);
  const [data, setData] = useState({ name: '', city: '' });
  const change = (event) => setData({ ...data, [event.target.name]: event.target.value });
  const order = async () => {
    await fetch('/orders', { method: 'POST', body: JSON.stringify(data) });
    setStep(3);
  };
  return (
    <div>
      {step === 1 && <Who data={data} onChange={change} onNext={() => setStep(step + 1)} />}
      {step === 2 && <To data={data} onChange={change} onBack={() => setStep(step - 1)} onOrder={order} />}
      {step === 3 && <p>Thank you.</p>}
    </div>
  );
}

function Who({ data, onChange, onNext }) {
  return (
    <div>
      <input name="name" placeholder="Name" value={data.name} onChange={onChange} />
      <button onClick={onNext}>Next</button>
    </div>
  );
}

function To({ data, onChange, onBack, onOrder }) {
  return (
    <div>
      <input name="city" placeholder="City" value={data.city} onChange={onChange} />
      <button onClick={onBack}>Back</button>
      <button onClick={onOrder}>Place order</button>
    </div>
  );
}

const titles = ['Account', 'Plan'];

function Signup() {
  const [step, setStep] = useState(0);
  const [email, setEmail] = useState('');
  const [plan, setPlan] = useState('free');
  const part = () => {
    switch (step) {
      case 0:
        return <input placeholder="Email" value={email} onChange={(event) => setEmail(event.target.value)} />;
      case 1:
        return <input placeholder="Plan" value={plan} onChange={(event) => setPlan(event.target.value)} />;
    }
  };
  return (
    <section>
      {part()}
      {step > 0 && <button onClick={() => setStep((now) => now - 1)}>Previous</button>}
      {step < titles.length - 1 ? (
        <button onClick={() => setStep((now) => now + 1)}>Next</button>
      ) : (
        <button onClick={() => fetch('/signup', { method: 'POST', body: email + plan })}>Finish</button>
      )}
    </section>
  );
}

function Access() {
  const [mode, setMode] = useState('login');
  const [email, setEmail] = useState('');
  return mode === 'login' ? (
    <div>
      <input placeholder="Your email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <button onClick={() => fetch('/login', { method: 'POST', body: email })}>Log in</button>
      <button onClick={() => setMode('new')}>Register</button>
    </div>
  ) : mode === 'new' ? (
    <div>
      <input placeholder="New email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <button onClick={() => fetch('/accounts', { method: 'POST', body: email })}>Create account</button>
      <button onClick={() => setMode('login')}>Log in instead</button>
    </div>
  ) : null;
}

function Event() {
  const [step, setStep] = useState(0);
  const [data, setData] = useState({ title: '', place: '' });
  const set = (name, value) => setData({ ...data, [name]: value });
  return (
    <article>
      {step === 0 && <input placeholder="Title" value={data.title} onChange={(event) => set('title', event.target.value)} />}
      {step === 1 && <input placeholder="Place" value={data.place} onChange={(event) => set('place', event.target.value)} />}
      <button onClick={() => fetch('/drafts', { method: 'POST', body: 'new' })}>Add draft</button>
      {step < 1 ? (
        <button onClick={() => setStep(step + 1)}>Next</button>
      ) : (
        <button onClick={() => fetch('/events', { method: 'POST', body: JSON.stringify(data) })}>Add event</button>
      )}
    </article>
  );
}

const stations = ['Address', 'Time', 'Review'];

function Delivery() {
  const [station, setStation] = useState(0);
  const [data, setData] = useState({ street: '', hour: '' });
  const change = (key) => (event) => setData({ ...data, [key]: event.target.value });
  return (
    <article>
      {station === 0 && <input placeholder="Street" value={data.street} onChange={change('street')} />}
      {station === 1 && <input placeholder="Hour" value={data.hour} onChange={change('hour')} />}
      {station === 2 && <p>{data.street}</p>}
      {station > 0 && <button onClick={() => setStation((now) => now - 1)}>Back</button>}
      {station === stations.length - 1 ? (
        <button onClick={() => fetch('/deliveries', { method: 'POST', body: JSON.stringify(data) })}>Order delivery</button>
      ) : (
        <button onClick={() => setStation((now) => now + 1)}>Next</button>
      )}
      {station === 3 && <button onClick={() => fetch('/ratings', { method: 'POST', body: '5' })}>Rate</button>}
    </article>
  );
}

import { useState } from 'react';

const Home = () => <button onClick={() => fetch('/homes', { method: 'POST' })}>Add home</button>;
const Stock = () => <button onClick={() => fetch('/stocks', { method: 'POST' })}>Add stock</button>;
const views = { home: Home, stock: Stock };
const colours = { home: 'green', stock: 'blue' };

export function Pages() {
  const [page, setPage] = useState('home');
  const [step, setStep] = useState(0);
  const View = views[page];
  const steps = [
    <button onClick={() => setStep(1)}>Next</button>,
    <button onClick={() => fetch('/orders', { method: 'POST' })}>Order</button>,
  ];
  return (
    <main className={colours[page]}>
      <button onClick={() => setPage('home')}>Home</button>
      <button onClick={() => setPage('stock')}>Stock</button>
      <View />
      {steps[step]}
    </main>
  );
}

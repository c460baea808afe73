import { createSlice } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

const cart = createSlice({
  name: 'cart',
  initialState: { open: false, items: [] },
  reducers: {
    toggle(state) {
      state.open = !state.open;
    },
    close(state) {
      state.open = false;
    },
    pack(state, action) {
      const item = state.items.find((one) => one.id === action.payload);
      item.packed = true;
      state.open = false;
    },
  },
});

/** A toggle inside its own part only hides the part. "Close ticket" sends, "Pack" changes a record, "Back" goes to a step. */
export function App({ ticket }) {
  const [help, setHelp] = useState(false);
  const [step, setStep] = useState(1);
  const dispatch = useDispatch();
  const isOpen = useSelector((state) => state.cart.open);
  return (
    <>
      <button onClick={() => setHelp(!help)}>Help</button>
      {help && (
        <div>
          <button onClick={() => fetch('/support', { method: 'POST' })}>Ask support</button>
          <button onClick={() => setHelp((shown) => !shown)}>Hide help</button>
          <button onClick={() => fetch('/close', { method: 'POST' }).then(() => setHelp((shown) => !shown))}>
            Close ticket
          </button>
        </div>
      )}
      <button onClick={() => dispatch(cart.actions.toggle())}>Cart</button>
      {isOpen && (
        <aside>
          <button onClick={() => dispatch(cart.actions.close())}>×</button>
          <button onClick={() => dispatch(cart.actions.toggle())}>Close cart</button>
          <button onClick={() => dispatch(cart.actions.pack(ticket.id))}>Pack</button>
        </aside>
      )}
      {step === 1 && <button onClick={() => setStep(step + 1)}>Go on</button>}
      {step === 2 && <button onClick={() => setStep(step - 1)}>Back</button>}
    </>
  );
}

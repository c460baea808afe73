import { Dialog, DialogPanel, DialogTitle, Radio, RadioGroup } from '@headlessui/react';
import { useState } from 'react';

const plans = ['Startup', 'Business'];

export function Plan() {
  const [open, setOpen] = useState(false);
  const [plan, setPlan] = useState(plans[0]);
  return (
    <>
      <button onClick={() => setOpen(true)}>Change plan</button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogPanel>
          <DialogTitle>Choose a plan</DialogTitle>
          <RadioGroup value={plan} onChange={setPlan} aria-label="Plan">
            {plans.map((one) => (
              <Radio key={one} value={one}>
                {one}
              </Radio>
            ))}
          </RadioGroup>
          <button onClick={() => setOpen(false)}>Keep mine</button>
          <button onClick={() => fetch('/plan', { method: 'PUT', body: plan })}>Switch plan</button>
        </DialogPanel>
      </Dialog>
    </>
  );
}

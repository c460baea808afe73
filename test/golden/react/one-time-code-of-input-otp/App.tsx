import { OTPInput, type SlotProps } from 'input-otp';

export function App() {
  return (
    <form action="/verify" method="post">
      <label htmlFor="code">One-time code</label>
      <OTPInput
        id="code"
        name="code"
        maxLength={6}
        autoComplete="one-time-code"
        containerClassName="group flex items-center"
        render={({ slots }) => (
          <div className="flex">
            {slots.slice(0, 3).map((slot, idx) => (
              <Slot key={idx} {...slot} />
            ))}
          </div>
        )}
      />
      <button>Verify</button>
    </form>
  );
}

function Slot(props: SlotProps) {
  return <div className="relative">{props.char !== null && <div>{props.char}</div>}</div>;
}

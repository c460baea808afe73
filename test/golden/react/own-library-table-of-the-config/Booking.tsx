import { Act, Frm, Line, Pane, Pick, Row } from '@acme/ui';
import { Button, Chip } from '@mui/material';
import { bookTable } from './api';

const seatings = [
  { is: 'in', says: 'Inside' },
  { is: 'out', says: 'On the terrace' },
];

export function Booking() {
  return (
    <main>
      <Frm caption="Book a table" onSubmit={bookTable}>
        <Row caption="Your name" field="guest" must>
          <Line />
        </Row>
        <Row caption="Mail" field="mail">
          <Line kind="email" />
        </Row>
        <Pick caption="Seating" name="seating" choices={seatings} />
        <Chip label="With a dog" name="dog" />
        <Act caption="Book" kind="submit" />
      </Frm>
      <Pane>
        <Pane.Opener>House rules</Pane.Opener>
        <Pane.Body caption="House rules">
          <Button onClick={() => window.print()}>Print the rules</Button>
        </Pane.Body>
      </Pane>
    </main>
  );
}

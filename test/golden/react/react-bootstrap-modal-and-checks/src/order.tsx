import { useState } from 'react';
import { Button, Form, Modal } from 'react-bootstrap';

export function Order() {
  const [show, setShow] = useState(false);
  return (
    <>
      <Button onClick={() => setShow(true)}>Order now</Button>
      <Modal show={show} onHide={() => setShow(false)}>
        <Modal.Header closeButton>
          <Modal.Title>Your order</Modal.Title>
        </Modal.Header>
        <Form onSubmit={() => fetch('/orders', { method: 'POST' })}>
          <Form.Group controlId="amount">
            <Form.Label>Amount</Form.Label>
            <Form.Control type="number" min={1} />
          </Form.Group>
          <Form.Group>
            <Form.Label>Box</Form.Label>
            <Form.Select>
              <option value="s">Small</option>
              <option value="l">Large</option>
            </Form.Select>
          </Form.Group>
          <Form.Check type="checkbox" label="Gift wrap" />
          <Button variant="secondary" onClick={() => setShow(false)}>
            Cancel
          </Button>
          <Button type="submit">Place order</Button>
        </Form>
      </Modal>
    </>
  );
}

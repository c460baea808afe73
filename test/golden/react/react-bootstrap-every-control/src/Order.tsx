import { useState } from 'react';
import Accordion from 'react-bootstrap/Accordion';
import Button from 'react-bootstrap/Button';
import ButtonGroup from 'react-bootstrap/ButtonGroup';
import Dropdown from 'react-bootstrap/Dropdown';
import DropdownButton from 'react-bootstrap/DropdownButton';
import FloatingLabel from 'react-bootstrap/FloatingLabel';
import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';
import Modal from 'react-bootstrap/Modal';
import Nav from 'react-bootstrap/Nav';
import Navbar from 'react-bootstrap/Navbar';
import NavDropdown from 'react-bootstrap/NavDropdown';
import Offcanvas from 'react-bootstrap/Offcanvas';
import OverlayTrigger from 'react-bootstrap/OverlayTrigger';
import Popover from 'react-bootstrap/Popover';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import ToggleButton from 'react-bootstrap/ToggleButton';

export default function Order() {
  const [show, setShow] = useState(false);
  const [menu, setMenu] = useState(false);
  const handleClose = () => setShow(false);
  const handleSubmit = (event) => {
    event.preventDefault();
    fetch('/api/orders', { method: 'POST' });
  };

  return (
    <>
      <Navbar>
        <Navbar.Brand href="#home">Shop</Navbar.Brand>
        <Nav>
          <Nav.Link href="/orders">Orders</Nav.Link>
          <NavDropdown title="Account" id="nav-dropdown"><NavDropdown.Item href="/profile">Profile</NavDropdown.Item></NavDropdown>
        </Nav>
      </Navbar>
      <Form noValidate onSubmit={handleSubmit}>
        <Form.Group className="mb-3" controlId="formBasicEmail">
          <Form.Label>Email address</Form.Label>
          <Form.Control type="email" placeholder="Enter email" required />
          <Form.Text className="text-muted">We'll never share your email.</Form.Text>
        </Form.Group>
        <Form.Group controlId="formBasicPassword">
          <Form.Label>Password</Form.Label>
          <Form.Control type="password" placeholder="Password" />
        </Form.Group>
        <Form.Group controlId="note"><Form.Label>Note</Form.Label><Form.Control as="textarea" rows={3} /></Form.Group>
        <Form.Label htmlFor="size">Size</Form.Label>
        <Form.Select id="size" name="size"><option value="1">Small</option><option value="2">Large</option></Form.Select>
        <FloatingLabel controlId="floatingInput" label="Street"><Form.Control placeholder="Street 1" /></FloatingLabel>
        <InputGroup>
          <InputGroup.Text id="at">@</InputGroup.Text>
          <Form.Control placeholder="Username" aria-label="Username" aria-describedby="at" />
        </InputGroup>
        <Form.Group controlId="check"><Form.Check type="checkbox" label="Check me out" /></Form.Group>
        <Form.Check type="switch" id="custom-switch" label="As a gift" />
        <fieldset>
          <Form.Group>
            <Form.Label as="legend">Payment</Form.Label>
            <Form.Check type="radio" label="Card" name="payment" id="card" />
            <Form.Check type="radio" label="Invoice" name="payment" id="invoice" />
          </Form.Group>
        </fieldset>
        <Form.Label>Range</Form.Label>
        <Form.Range />
        <Form.Group controlId="formFile"><Form.Label>Attachment</Form.Label><Form.Control type="file" /></Form.Group>
        <ButtonGroup>
          <ToggleButton id="r-1" type="radio" name="speed" value="1" checked={false}>Standard</ToggleButton>
          <ToggleButton id="r-2" type="radio" name="speed" value="2" checked>Express</ToggleButton>
        </ButtonGroup>
        <Button variant="primary" type="submit">Submit</Button>
      </Form>
      <Button variant="danger" onClick={() => setShow(true)}>Cancel the order</Button>
      <Modal show={show} onHide={handleClose}>
        <Modal.Header closeButton><Modal.Title>Cancel the order?</Modal.Title></Modal.Header>
        <Modal.Body><Form.Group controlId="why"><Form.Label>Why</Form.Label><Form.Control /></Form.Group></Modal.Body>
        <Modal.Footer>
          <Button variant="secondary" onClick={handleClose}>Close</Button>
          <Button onClick={() => fetch('/api/order', { method: 'DELETE' })}>Cancel it</Button>
        </Modal.Footer>
      </Modal>
      <Button onClick={() => setMenu(true)}>Launch</Button>
      <Offcanvas show={menu} onHide={() => setMenu(false)}>
        <Offcanvas.Header closeButton><Offcanvas.Title>Filters</Offcanvas.Title></Offcanvas.Header>
        <Offcanvas.Body><Form.Check label="Open ones" id="open-ones" /></Offcanvas.Body>
      </Offcanvas>
      <Dropdown>
        <Dropdown.Toggle variant="success" id="dropdown-basic">Dropdown Button</Dropdown.Toggle>
        <Dropdown.Menu>
          <Dropdown.Item href="/copy">Copy</Dropdown.Item>
          <Dropdown.Item as="button" onClick={() => window.print()}>Print</Dropdown.Item>
        </Dropdown.Menu>
      </Dropdown>
      <DropdownButton id="dropdown-item-button" title="More"><Dropdown.Item as="button" onClick={() => fetch('/archive', { method: 'POST' })}>Archive</Dropdown.Item></DropdownButton>
      <OverlayTrigger trigger="click" placement="right" overlay={<Popover><Popover.Header as="h3">Share</Popover.Header><Popover.Body><Button onClick={() => fetch('/share', { method: 'POST' })}>Share it</Button></Popover.Body></Popover>}>
        <Button variant="success">Click me</Button>
      </OverlayTrigger>
      <Tabs defaultActiveKey="home">
        <Tab eventKey="home" title="Home"><Form.Control aria-label="In home" /></Tab>
        <Tab eventKey="profile" title="Profile"><Form.Control aria-label="In profile" /></Tab>
      </Tabs>
      <Tab.Container defaultActiveKey="first">
        <Nav variant="pills">
          <Nav.Item><Nav.Link eventKey="first">Tab 1</Nav.Link></Nav.Item>
          <Nav.Item><Nav.Link eventKey="second">Tab 2</Nav.Link></Nav.Item>
        </Nav>
        <Tab.Content>
          <Tab.Pane eventKey="first"><Form.Control aria-label="First one" /></Tab.Pane>
          <Tab.Pane eventKey="second"><Form.Control aria-label="Second one" /></Tab.Pane>
        </Tab.Content>
      </Tab.Container>
      <Accordion>
        <Accordion.Item eventKey="0"><Accordion.Header>Accordion Item #1</Accordion.Header><Accordion.Body><Form.Check label="Deep" id="deep" /></Accordion.Body></Accordion.Item>
      </Accordion>
    </>
  );
}

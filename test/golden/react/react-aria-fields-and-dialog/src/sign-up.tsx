import { Button, Checkbox, Dialog, DialogTrigger, FieldError, Form, Heading, Input, Label, ListBox, ListBoxItem, Modal, NumberField, Popover, Radio, RadioGroup, Select, SelectValue, TextField } from 'react-aria-components';

export function SignUp() {
  return (
    <DialogTrigger>
      <Button>Sign up…</Button>
      <Modal>
        <Dialog>
          <Form action="/sign-up" method="post">
            <Heading slot="title">Sign up</Heading>
            <TextField name="firstName" isRequired>
              <Label>First name</Label>
              <Input />
              <FieldError />
            </TextField>
            <TextField name="email" type="email">
              <Label>E-mail</Label>
              <Input />
            </TextField>
            <NumberField name="width" minValue={0}>
              <Label>Width</Label>
              <Input />
              <Button slot="increment">+</Button>
            </NumberField>
            <Select name="animal">
              <Label>Favorite animal</Label>
              <Button>
                <SelectValue />
              </Button>
              <Popover>
                <ListBox>
                  <ListBoxItem id="cat">Cat</ListBoxItem>
                  <ListBoxItem id="dog">Dog</ListBoxItem>
                </ListBox>
              </Popover>
            </Select>
            <RadioGroup name="pet">
              <Label>Pet</Label>
              <Radio value="dogs">Dogs</Radio>
              <Radio value="cats">Cats</Radio>
            </RadioGroup>
            <Checkbox name="news">Send me news</Checkbox>
            <Button type="submit">Submit</Button>
          </Form>
        </Dialog>
      </Modal>
    </DialogTrigger>
  );
}

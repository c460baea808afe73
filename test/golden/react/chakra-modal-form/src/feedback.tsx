import {
  Button,
  Checkbox,
  FormControl,
  FormLabel,
  Input,
  Modal,
  ModalBody,
  ModalCloseButton,
  ModalContent,
  ModalFooter,
  ModalHeader,
  ModalOverlay,
  Select,
  useDisclosure,
} from '@chakra-ui/react';
import { useState } from 'react';

export function Feedback() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Give feedback</Button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)}>
        <ModalOverlay />
        <ModalContent>
          <ModalHeader>Tell us what you think</ModalHeader>
          <ModalCloseButton />
          <ModalBody>
            <FormControl isRequired>
              <FormLabel>Subject</FormLabel>
              <Input placeholder="In a few words" />
            </FormControl>
            <FormControl>
              <FormLabel>Mood</FormLabel>
              <Select>
                <option value="good">Good</option>
                <option value="bad">Bad</option>
              </Select>
            </FormControl>
            <Checkbox>Answer me by mail</Checkbox>
          </ModalBody>
          <ModalFooter>
            <Button onClick={() => fetch('/feedback', { method: 'POST' })}>Send</Button>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </ModalFooter>
        </ModalContent>
      </Modal>
    </>
  );
}

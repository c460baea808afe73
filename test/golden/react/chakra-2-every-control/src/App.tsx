import {
  Accordion, AccordionButton, AccordionItem, AccordionPanel, AlertDialog, AlertDialogBody, AlertDialogContent,
  AlertDialogFooter, AlertDialogHeader, AlertDialogOverlay, Button, Checkbox, CheckboxGroup, Drawer, DrawerBody,
  DrawerCloseButton, DrawerContent, DrawerHeader, FormControl, FormErrorMessage, FormHelperText, FormLabel, IconButton,
  Input, InputGroup, InputRightElement, Link, Menu, MenuButton, MenuItem, MenuList, MenuItemOption, MenuOptionGroup,
  Modal, ModalBody, ModalCloseButton, ModalContent, ModalFooter, ModalHeader, NumberDecrementStepper,
  NumberIncrementStepper, NumberInput, NumberInputField, NumberInputStepper, PinInput, PinInputField, Popover,
  PopoverBody, PopoverCloseButton, PopoverContent, PopoverHeader, PopoverTrigger, Radio, RadioGroup, Select, Slider,
  SliderFilledTrack, SliderThumb, SliderTrack, Stack, Switch, Tab, TabList, TabPanel, TabPanels, Tabs, Textarea,
  useDisclosure,
} from '@chakra-ui/react';
import { CloseIcon, SearchIcon } from '@chakra-ui/icons';
import { useRef, useState } from 'react';

export function App() {
  const { isOpen, onOpen, onClose } = useDisclosure();
  const alert = useDisclosure();
  const drawer = useDisclosure();
  const cancelRef = useRef(null);
  const [show, setShow] = useState(false);
  const [value, setValue] = useState('1');

  return (
    <>
      <form onSubmit={() => fetch('/api/guests', { method: 'POST' })}>
        <FormControl isRequired>
          <FormLabel>First name</FormLabel>
          <Input placeholder="First name" />
          <FormErrorMessage>Needed.</FormErrorMessage>
        </FormControl>
        <FormControl>
          <FormLabel>Email address</FormLabel>
          <Input type="email" />
          <FormHelperText>We'll never share your email.</FormHelperText>
        </FormControl>
        <InputGroup size="md">
          <Input pr="4.5rem" type={show ? 'text' : 'password'} placeholder="Enter password" />
          <InputRightElement><Button size="sm" onClick={() => setShow(!show)}>{show ? 'Hide' : 'Show'}</Button></InputRightElement>
        </InputGroup>
        <FormControl as="fieldset">
          <FormLabel as="legend">Favorite character</FormLabel>
          <RadioGroup onChange={setValue} value={value}>
            <Stack direction="row">
              <Radio value="1">First</Radio>
              <Radio value="2">Second</Radio>
            </Stack>
          </RadioGroup>
        </FormControl>
        <FormControl>
          <FormLabel>Country</FormLabel>
          <Select placeholder="Select country">
            <option value="uae">United Arab Emirates</option>
            <option value="ng">Nigeria</option>
          </Select>
        </FormControl>
        <FormControl>
          <FormLabel>Amount</FormLabel>
          <NumberInput max={50} min={10}>
            <NumberInputField />
            <NumberInputStepper><NumberIncrementStepper /><NumberDecrementStepper /></NumberInputStepper>
          </NumberInput>
        </FormControl>
        <FormControl display="flex" alignItems="center">
          <FormLabel htmlFor="email-alerts" mb="0">Enable email alerts?</FormLabel>
          <Switch id="email-alerts" />
        </FormControl>
        <Checkbox defaultChecked>I agree</Checkbox>
        <CheckboxGroup colorScheme="green" defaultValue={['naruto']}>
          <Stack>
            <Checkbox value="naruto">Naruto</Checkbox>
            <Checkbox value="sasuke">Sasuke</Checkbox>
          </Stack>
        </CheckboxGroup>
        <FormControl><FormLabel>Remarks</FormLabel><Textarea placeholder="Here is a sample placeholder" /></FormControl>
        <Slider aria-label="slider-ex-1" defaultValue={30}><SliderTrack><SliderFilledTrack /></SliderTrack><SliderThumb /></Slider>
        <PinInput><PinInputField aria-label="Digit 1" /><PinInputField aria-label="Digit 2" /></PinInput>
        <Button mt={4} colorScheme="teal" type="submit">Submit</Button>
      </form>
      <IconButton aria-label="Search database" icon={<SearchIcon />} onClick={() => fetch('/search')} />
      <Button onClick={onOpen}>Open Modal</Button>
      <Modal isOpen={isOpen} onClose={onClose}>
        <ModalContent>
          <ModalHeader>Create your account</ModalHeader>
          <ModalCloseButton />
          <ModalBody><FormControl><FormLabel>Last name</FormLabel><Input /></FormControl></ModalBody>
          <ModalFooter>
            <Button colorScheme="blue" mr={3} onClick={() => fetch('/accounts', { method: 'POST' })}>Save</Button>
            <Button onClick={onClose}>Cancel</Button>
          </ModalFooter>
        </ModalContent>
      </Modal>
      <Button colorScheme="red" onClick={alert.onOpen}>Delete Customer</Button>
      <AlertDialog isOpen={alert.isOpen} leastDestructiveRef={cancelRef} onClose={alert.onClose}>
        <AlertDialogOverlay>
          <AlertDialogContent>
            <AlertDialogHeader>Delete Customer</AlertDialogHeader>
            <AlertDialogBody>Are you sure?</AlertDialogBody>
            <AlertDialogFooter>
              <Button ref={cancelRef} onClick={alert.onClose}>Cancel</Button>
              <Button colorScheme="red" onClick={() => fetch('/customer', { method: 'DELETE' })}>Delete</Button>
            </AlertDialogFooter>
          </AlertDialogContent>
        </AlertDialogOverlay>
      </AlertDialog>
      <Button onClick={drawer.onOpen}>Filter</Button>
      <Drawer isOpen={drawer.isOpen} placement="right" onClose={drawer.onClose}>
        <DrawerContent>
          <DrawerCloseButton />
          <DrawerHeader>Filter the list</DrawerHeader>
          <DrawerBody><Input placeholder="Type here..." /></DrawerBody>
        </DrawerContent>
      </Drawer>
      <Menu>
        <MenuButton as={Button}>Actions</MenuButton>
        <MenuList>
          <MenuItem icon={<CloseIcon />} onClick={() => fetch('/copy', { method: 'POST' })}>Create a Copy</MenuItem>
          <MenuItem as="a" href="/drafts">Drafts</MenuItem>
          <MenuOptionGroup title="Order" type="radio" defaultValue="asc">
            <MenuItemOption value="asc">Ascending</MenuItemOption>
            <MenuItemOption value="desc">Descending</MenuItemOption>
          </MenuOptionGroup>
        </MenuList>
      </Menu>
      <Popover>
        <PopoverTrigger><Button>Trigger</Button></PopoverTrigger>
        <PopoverContent>
          <PopoverCloseButton />
          <PopoverHeader>Confirmation!</PopoverHeader>
          <PopoverBody><Button onClick={() => fetch('/milk', { method: 'POST' })}>Have that milkshake</Button></PopoverBody>
        </PopoverContent>
      </Popover>
      <Tabs>
        <TabList><Tab>One</Tab><Tab>Two</Tab></TabList>
        <TabPanels>
          <TabPanel><Input aria-label="In one" /></TabPanel>
          <TabPanel><Input aria-label="In two" /></TabPanel>
        </TabPanels>
      </Tabs>
      <Accordion>
        <AccordionItem>
          <h2><AccordionButton>Section 1 title</AccordionButton></h2>
          <AccordionPanel><Switch aria-label="In section 1" /></AccordionPanel>
        </AccordionItem>
      </Accordion>
      <Link href="https://chakra-ui.com" isExternal>Chakra Design system</Link>
    </>
  );
}

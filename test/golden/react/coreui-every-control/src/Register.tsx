import React, { useState } from 'react';
import {
  CAccordion, CAccordionBody, CAccordionHeader, CAccordionItem, CButton, CButtonGroup, CCard, CCardBody, CCloseButton,
  CCollapse, CDropdown, CDropdownItem, CDropdownMenu, CDropdownToggle, CForm, CFormCheck, CFormFeedback,
  CFormFloating, CFormInput, CFormLabel, CFormRange, CFormSelect, CFormSwitch, CFormTextarea, CInputGroup,
  CInputGroupText, CModal, CModalBody, CModalFooter, CModalHeader, CModalTitle, CNav, CNavItem, CNavLink, COffcanvas,
  COffcanvasBody, COffcanvasHeader, COffcanvasTitle, CPopover, CTab, CTabContent, CTabList, CTabPane, CTabPanel, CTabs,
  CTooltip,
} from '@coreui/react';
import CIcon from '@coreui/icons-react';
import { cilTrash, cilUser } from '@coreui/icons';

export const Register = () => {
  const [visible, setVisible] = useState(false);
  const [side, setSide] = useState(false);
  const [more, setMore] = useState(false);
  return (
    <>
      <CForm onSubmit={() => fetch('/api/users', { method: 'POST' })}>
        <CFormInput type="email" id="exampleFormControlInput1" label="Email address" placeholder="name@example.com" required />
        <CFormLabel htmlFor="inputPassword">Password</CFormLabel>
        <CFormInput type="password" id="inputPassword" />
        <CInputGroup>
          <CInputGroupText><CIcon icon={cilUser} /></CInputGroupText>
          <CFormInput placeholder="Username" autoComplete="username" />
        </CInputGroup>
        <CFormFloating><CFormInput id="floatingName" placeholder="Name" /><CFormLabel htmlFor="floatingName">Full name</CFormLabel></CFormFloating>
        <CFormTextarea id="about" label="About" rows={3} />
        <CFormSelect aria-label="Size" options={['Open this select menu', { label: 'One', value: '1' }, { label: 'Two', value: '2' }]} />
        <CFormSelect label="Country"><option value="ch">Switzerland</option><option value="at">Austria</option></CFormSelect>
        <CFormCheck id="flexCheckDefault" label="Accept the terms" />
        <CFormSwitch label="Send me mails" id="mails" />
        <fieldset>
          <legend>Plan</legend>
          <CFormCheck type="radio" name="plan" id="free" value="free" label="Free" />
          <CFormCheck type="radio" name="plan" id="pro" value="pro" label="Pro" />
        </fieldset>
        <CFormRange min={0} max={5} label="Experience" />
        <CFormInput type="file" id="formFile" label="Photo" />
        <CButton color="success" type="submit">Create account</CButton>
      </CForm>
      <CTooltip content="Delete all drafts"><CButton onClick={() => setVisible(!visible)}><CIcon icon={cilTrash} /></CButton></CTooltip>
      <CModal visible={visible} onClose={() => setVisible(false)} aria-labelledby="title">
        <CModalHeader><CModalTitle id="title">Delete all?</CModalTitle></CModalHeader>
        <CModalBody><CFormInput label="Type DELETE" /></CModalBody>
        <CModalFooter>
          <CButton color="secondary" onClick={() => setVisible(false)}>Close</CButton>
          <CButton color="primary" onClick={() => fetch('/drafts', { method: 'DELETE' })}>Delete</CButton>
        </CModalFooter>
      </CModal>
      <CButton onClick={() => setSide(true)}>Toggle offcanvas</CButton>
      <COffcanvas placement="start" visible={side} onHide={() => setSide(false)}>
        <COffcanvasHeader><COffcanvasTitle>Filters</COffcanvasTitle><CCloseButton onClick={() => setSide(false)} /></COffcanvasHeader>
        <COffcanvasBody><CFormSwitch label="Only mine" /></COffcanvasBody>
      </COffcanvas>
      <CDropdown>
        <CDropdownToggle color="secondary">Dropdown button</CDropdownToggle>
        <CDropdownMenu>
          <CDropdownItem href="/export">Export</CDropdownItem>
          <CDropdownItem as="button" onClick={() => window.print()}>Print</CDropdownItem>
        </CDropdownMenu>
      </CDropdown>
      <CButton onClick={() => setMore(!more)}>More</CButton>
      <CCollapse visible={more}><CCard><CCardBody><CFormInput label="Nickname" /></CCardBody></CCard></CCollapse>
      <CPopover content="And here" placement="right"><CButton color="danger">Popover</CButton></CPopover>
      <CTabs activeItemKey="home">
        <CTabList variant="tabs"><CTab itemKey="home">Home</CTab><CTab itemKey="profile">Profile</CTab></CTabList>
        <CTabContent>
          <CTabPanel itemKey="home"><CFormInput label="Home town" /></CTabPanel>
          <CTabPanel itemKey="profile"><CFormInput label="Profile name" /></CTabPanel>
        </CTabContent>
      </CTabs>
      <CNav variant="tabs"><CNavItem><CNavLink href="/users" active>Users</CNavLink></CNavItem></CNav>
      <CAccordion>
        <CAccordionItem itemKey={1}><CAccordionHeader>Advanced</CAccordionHeader><CAccordionBody><CFormCheck label="Beta" /></CAccordionBody></CAccordionItem>
      </CAccordion>
    </>
  );
};

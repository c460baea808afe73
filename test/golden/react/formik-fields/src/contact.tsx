import { ErrorMessage, Field, Form, Formik } from 'formik';

export const Contact = () => (
  <Formik initialValues={{ name: '', topic: 'sales', message: '' }} onSubmit={(values) => fetch('/contact', { method: 'POST', body: JSON.stringify(values) })}>
    {({ isSubmitting }) => (
      <Form aria-label="Contact us">
        <label htmlFor="name">Name</label>
        <Field id="name" name="name" />
        <label htmlFor="topic">Topic</label>
        <Field as="select" id="topic" name="topic">
          <option value="sales">Sales</option>
          <option value="help">Help</option>
        </Field>
        <label htmlFor="message">Message</label>
        <Field as="textarea" id="message" name="message" />
        <ErrorMessage name="message" />
        <button type="submit" disabled={isSubmitting}>
          Send message
        </button>
      </Form>
    )}
  </Formik>
);

import React from 'react';
import { ErrorMessage, FastField, Field, FieldArray, Form, Formik, useField, useFormik } from 'formik';
import * as Yup from 'yup';

const MyTextInput = ({ label, ...props }) => {
  const [field, meta] = useField(props);
  return (
    <>
      <label htmlFor={props.id || props.name}>{label}</label>
      <input className="text-input" {...field} {...props} />
      {meta.touched && meta.error ? <div className="error">{meta.error}</div> : null}
    </>
  );
};
const MyCheckbox = ({ children, ...props }) => {
  const [field] = useField({ ...props, type: 'checkbox' });
  return <label className="checkbox-input"><input type="checkbox" {...field} {...props} />{children}</label>;
};
const MySelect = ({ label, ...props }) => {
  const [field] = useField(props);
  return <div><label htmlFor={props.id || props.name}>{label}</label><select {...field} {...props} /></div>;
};

export const Invite = () => (
  <Formik
    initialValues={{ firstName: '', email: '', jobType: '', toggle: false, checked: [], picked: '', friends: [''] }}
    validationSchema={Yup.object({ firstName: Yup.string().max(15).required('Required') })}
    onSubmit={(values) => fetch('/api/invitations', { method: 'POST', body: JSON.stringify(values) })}
  >
    {({ values }) => (
      <Form>
        <MyTextInput label="First Name" name="firstName" type="text" placeholder="Jane" />
        <MyTextInput label="Email Address" name="email" type="email" />
        <MySelect label="Job Type" name="jobType">
          <option value="">Select a job type</option>
          <option value="designer">Designer</option>
          <option value="development">Developer</option>
        </MySelect>
        <MyCheckbox name="acceptedTerms">I accept the terms and conditions</MyCheckbox>
        <label><Field type="checkbox" name="toggle" /> Remind me</label>
        <div id="checkbox-group">Checked</div>
        <div role="group" aria-labelledby="checkbox-group">
          <label><Field type="checkbox" name="checked" value="One" />One</label>
          <label><Field type="checkbox" name="checked" value="Two" />Two</label>
        </div>
        <div id="my-radio-group">Picked</div>
        <div role="group" aria-labelledby="my-radio-group">
          <label><Field type="radio" name="picked" value="One" />One</label>
          <label><Field type="radio" name="picked" value="Two" />Two</label>
        </div>
        <label htmlFor="color">Colour</label>
        <Field as="select" name="color" id="color"><option value="red">Red</option><option value="blue">Blue</option></Field>
        <label htmlFor="note">Note</label>
        <FastField as="textarea" name="note" id="note" />
        <FieldArray name="friends" render={(helpers) => (
          <div>
            {values.friends.map((friend, index) => (
              <div key={index}>
                <Field name={`friends.${index}`} aria-label="Friend" />
                <button type="button" onClick={() => helpers.remove(index)}>Remove friend</button>
              </div>
            ))}
            <button type="button" onClick={() => helpers.push('')}>Add a friend</button>
          </div>
        )} />
        <ErrorMessage name="email" />
        <button type="submit">Submit</button>
      </Form>
    )}
  </Formik>
);

export const SignupForm = () => {
  const formik = useFormik({
    initialValues: { email: '', day: '' },
    onSubmit: (values) => fetch('/api/signups', { method: 'POST', body: JSON.stringify(values) }),
  });
  return (
    <form onSubmit={formik.handleSubmit}>
      <label htmlFor="email">Email Address</label>
      <input id="email" name="email" type="email" onChange={formik.handleChange} value={formik.values.email} />
      <label htmlFor="day">Day</label>
      <input id="day" type="date" {...formik.getFieldProps('day')} />
      <button type="submit">Sign up</button>
    </form>
  );
};

import { Outlet } from 'react-router-dom';
import { decidePeopleAccess } from '../../core/access/guard.ts';
import { accessFactsOf, usePerson } from '../person/person.ts';
import { Guarded } from './guarded.tsx';

/** Admits people who may manage others; everybody else is sent to the dashboard. */
export function PeopleGuard() {
  const person = usePerson();
  return (
    <Guarded decision={decidePeopleAccess({ ...accessFactsOf(person), role: person.userRole })}>
      <Outlet />
    </Guarded>
  );
}

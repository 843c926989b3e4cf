import { Outlet } from 'react-router-dom';
import { decidePeopleAccess } from '../../core/access/guard.ts';
import { accessFactsOf, usePerson } from '../person/person.ts';
import { Guarded } from './guarded.tsx';

/** Lets through who may manage people; everybody else goes to the dashboard. */
export function PeopleGuard() {
  const person = usePerson();
  return (
    <Guarded decision={decidePeopleAccess({ ...accessFactsOf(person), role: person.userRole })}>
      <Outlet />
    </Guarded>
  );
}

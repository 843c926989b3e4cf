import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../lib/notify.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import {
  issueCertificate,
  type OwnAward,
  ownCertificatesQuery,
  showName,
} from '../api/own-certificates.query.ts';
import { NAME_NOT_SET, NOT_ISSUED } from '../messages.ts';

export interface OwnCertificates {
  /** Undefined while they are read. */
  readonly awards: readonly OwnAward[] | undefined;
  readonly hasFailed: boolean;
  retry(): void;
  readonly isIssuing: boolean;
  issue(award: OwnAward): void;
  readonly isSavingName: boolean;
  showName(number: string, isShown: boolean): void;
}

/** What a person was awarded, and what they can do with it. A failure is told, and nothing changes. */
export function useOwnCertificates(personId: string): OwnCertificates {
  const query = ownCertificatesQuery(personId);
  const { data: awards, isError, refetch } = useQuery(query);
  const queries = useQueryClient();
  const flight = useSingleFlight();
  const onSuccess = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const onSettled = () => flight.end();
  const issuing = useMutation({
    mutationFn: issueCertificate,
    onSuccess,
    onError: () => notify(NOT_ISSUED),
    onSettled,
  });
  const naming = useMutation({
    mutationFn: showName,
    onSuccess,
    onError: () => notify(NAME_NOT_SET),
    onSettled,
  });
  return {
    awards,
    hasFailed: isError && awards === undefined,
    retry: () => void refetch(),
    isIssuing: issuing.isPending,
    issue: (award) => {
      if (flight.begin()) issuing.mutate(award);
    },
    isSavingName: naming.isPending,
    showName: (number, isShown) => {
      if (flight.begin()) naming.mutate({ number, isShown });
    },
  };
}

-- Tests of earlier rules are listed by their story, as later ones are: their reports name the case alone. The numbers are the
-- catalogue's; what is stored of score and debrief stays as it is.

update public.simulation_runs as run
set report = run.report || jsonb_build_object('story', named.story)
from (
  values
    ('HW-01', 'dead-desk'), ('HW-02', 'dead-desk'), ('HW-03', 'spring-clean'), ('HW-04', 'shipped-over'),
    ('HW-05', 'new-build-twitch'), ('HW-06', 'moved-desks'), ('HW-07', 'burning-smell'), ('HW-08', 'added-memory'),
    ('HW-09', 'newest-processor'), ('HW-10', 'cheap-memory'), ('HW-11', 'added-memory'), ('HW-12', 'flashing-light'),
    ('HW-13', 'flashing-light'), ('HW-14', 'newest-processor'), ('HW-15', 'half-the-memory'), ('HW-16', 'fan-error'),
    ('HW-17', 'no-boot'), ('HW-18', 'wrong-date'), ('HW-19', 'no-boot'), ('HW-20', 'only-copy'), ('HW-21', 'stutters'),
    ('HW-22', 'vanished-disk'), ('HW-23', 'not-saved'), ('HW-25', 'export-restarts'), ('HW-26', 'hot-build'),
    ('HW-27', 'slow-afternoons'), ('HW-28', 'still-water'), ('HW-29', 'random-blue'), ('HW-30', 'fast-profile'),
    ('HW-31', 'freezes-at-work'), ('HW-32', 'locks-in-sheets'), ('HW-33', 'new-card'), ('HW-34', 'new-card'),
    ('HW-35', 'confetti'), ('HW-36', 'black-in-games'), ('HW-37', 'black-screen'), ('HW-38', 'no-link'),
    ('HW-39', 'over-current')
) as named (number, story)
where run.simulation = 'hardware'
  and run.report is not null
  and run.report ->> 'story' is null
  and left(run.scenario_id, 5) = named.number;

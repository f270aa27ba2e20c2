-- Draws of three families named plays that no catalogue has; no ticket could be sold for them.
update lottery_draws set catalogue_version = case split_part(catalogue_version, '/', 1)
    when '3d' then 'p3/1' when 'vn-north' then 'vn-n/1' else 'vn-s/1' end
where catalogue_version in ('3d/1', 'vn-north/1', 'vn-south/1');

-- A token names its device: whoever brings an older one is found by the device's id.
drop index devices_previous;

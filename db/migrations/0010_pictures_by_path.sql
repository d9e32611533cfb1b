-- Pictures are drawn only for paths that something names: each one that is not kept yet is looked for here.
create index on image using hash (src);
